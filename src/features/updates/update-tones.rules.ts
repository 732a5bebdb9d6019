import type { UpdateType } from './update-document.contract.ts';

/** The tone of the tag of each type of update. */
export const updateTones: Record<UpdateType, 'new' | 'updated' | 'plain'> = { major: 'new', minor: 'updated', fix: 'plain' };
