import fs from 'node:fs/promises';
import path from 'node:path';

/** A file below a folder: its relative path, with `/`, and its real path. */
export type ListedFile = { name: string; real: string };

/** What was skipped, and why: a link that is not followed, or a folder that cannot be read. */
export type Skipped = { name: string; isLink: boolean; why: string };

/**
 * Every file below a folder, sorted by name. Links that stay inside the folder are followed, each target folder once; the others are
 * reported. Throws when the folder itself cannot be read.
 */
export async function listFolder(dir: string): Promise<{ files: ListedFile[]; skipped: Skipped[] }> {
  const top = await fs.realpath(dir);
  const files: ListedFile[] = [];
  const skipped: Skipped[] = [];
  const linked = new Set<string>();
  const open: { name: string; real: string }[] = [{ name: '', real: top }];
  for (let folder = open.pop(); folder; folder = open.pop()) {
    const { name: outer, real: outerReal } = folder;
    const skip = (name: string, why: string) => skipped.push({ name, isLink: true, why });
    let entries;
    try {
      entries = await fs.readdir(outerReal, { withFileTypes: true });
    } catch (error) {
      if (outerReal === top) throw error;
      skipped.push({ name: outer, isLink: false, why: `cannot be read: ${String(error)}` });
      continue;
    }
    for (const entry of entries) {
      const name = outer === '' ? entry.name : `${outer}/${entry.name}`;
      const lies = path.join(outerReal, entry.name);
      if (entry.isFile()) files.push({ name, real: lies });
      else if (entry.isDirectory()) open.push({ name, real: lies });
      if (!entry.isSymbolicLink()) continue;
      const real = await fs.realpath(lies).catch(() => undefined);
      if (real === undefined) skip(name, 'leads nowhere, or round in a circle');
      else if (!isInside(real, top)) skip(name, 'leads out of the folder: not read');
      else if ((await fs.stat(real)).isFile()) files.push({ name, real });
      else if (isInside(outerReal, real) || linked.has(real)) skip(name, 'leads to a folder that is read already');
      else {
        linked.add(real);
        open.push({ name, real });
      }
    }
  }
  return { files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)), skipped };
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}${path.sep}`);
}
