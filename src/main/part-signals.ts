/** What a web process tells the one that started it when it can be asked, and the worker when it could take up the jobs. */
export const READY = 'serving';
/** The argument of a worker that takes them up only when it is told to. */
export const ON_WORD = 'on-word';
/** What it is told then. */
export const BEGIN = 'begin';
/** What a web process is told when processes of another release come beside it: where the files of their pages are. */
export type Beside = { beside: string };
/** What it is told when another has taken its place. */
export const RETIRE = 'retire';
