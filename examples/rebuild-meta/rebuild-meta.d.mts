type Asked = { origin: string; from: string; to: string; mode?: 'solo' | 'duo'; rankGroup?: string | undefined };
type Row = { heroName: string; matchCount: number; pickrate: number; averagePlace: number; places: Record<string, number> };
export function rebuildMeta(asked: Asked): Promise<Row[]>;
