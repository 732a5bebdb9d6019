/** A response that is not plain data: a redirect, a text, a picture. */
export type Reply = { status: number; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };

/** A file response. Its bytes are sent unchanged; `etag` makes 304 possible. */
export type FileReply = {
  status?: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};
