import { Matrix, pseudoInverse } from 'ml-matrix';

/**
 * The coefficients that predict `y` from rows of equal length with the least squared error, with the given weights or 1 each; identical
 * columns share their coefficient.
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  y: readonly number[],
  weights?: readonly number[],
): { coefficients: number[]; residuals: Float64Array; covariance: number[][] } {
  const width = rows[0]?.length ?? 0;
  if (width === 0) return { coefficients: [], residuals: Float64Array.from(y), covariance: [] };
  const products = Array.from({ length: width }, () => new Float64Array(width));
  const targets = new Float64Array(width);
  for (const [index, row] of rows.entries()) {
    const weight = weights?.[index] ?? 1;
    for (const [one, value] of row.entries()) {
      if (value === 0) continue;
      const line = products[one];
      if (!line) continue;
      for (let other = 0; other < width; other += 1) line[other] = (line[other] ?? 0) + weight * value * (row[other] ?? 0);
      targets[one] = (targets[one] ?? 0) + weight * value * (y[index] ?? 0);
    }
  }
  const inverse = pseudoInverse(new Matrix(products));
  const coefficients = inverse.mmul(Matrix.columnVector([...targets])).to1DArray();
  const residuals = Float64Array.from(rows, (row, index) => (y[index] ?? 0) - dot(row, coefficients));
  return { coefficients, residuals, covariance: inverse.to2DArray() };
}

/** The sum of the products of two lists. */
export function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += value * (other[index] ?? 0);
  return sum;
}
