/** Sent by a web process to its parent when it serves requests, and by a worker when it is ready for the jobs. */
export const READY = 'serving';
/** The argument that makes a worker wait for the command before it starts the jobs. */
export const ON_WORD = 'on-word';
/** That command. */
export const BEGIN = 'begin';
/** Sent to a web process when processes of another release start beside it: the folder with the client files of their pages. */
export type Beside = { beside: string };
/** Sent to a web process that has been replaced. */
export const RETIRE = 'retire';
