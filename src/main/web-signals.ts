/** What a web process tells the one that started it when it can be asked. */
export const SERVING = 'serving';
/** What it is told when processes of another release come beside it: where the files of their pages are. */
export type Beside = { beside: string };
/** What it is told when another has taken its place. */
export const RETIRE = 'retire';
