/** An answer that is more than data: a redirect, a text, a picture. */
export type Reply = { status: number; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };

/** A file as an answer. Its bytes are sent as they are; `etag` makes 304 possible. */
export type FileReply = {
  status?: number;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};
