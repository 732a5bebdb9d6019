import type { Job } from '#db/jobs.ts';
import { deletePicturesOfErased } from './delete-erased-avatars.command.ts';

export const deleteErasedAvatarsJob: Job = {
  name: 'delete-erased-avatars',
  cron: '* * * * *',
  run: ({ db, config }) => deletePicturesOfErased(db, config),
};
