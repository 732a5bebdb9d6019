import type { UpdateType } from './shown-update.contract.ts';

/** The tone of the tag of each type of update. */
export const updateTones: Record<UpdateType, 'new' | 'updated' | 'plain'> = { major: 'new', minor: 'updated', fix: 'plain' };
