declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    dropTables?: string[];
  };
  export default function subsetFont(source: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
