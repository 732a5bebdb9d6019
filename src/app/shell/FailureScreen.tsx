export function FailureScreen({ status, error }: { status: number; error?: unknown }) {
  return <h1>{status} {String(error)}</h1>;
}
