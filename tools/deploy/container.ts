import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '#services/project.ts';
import type { Trial } from './trial.ts';

const folder = path.join(projectDir, 'deploy/container');

/** Checks the image and the compose file as Docker builds and reads them; without Docker, runs the image's steps in a separate root. */
export function tryContainer(trial: Trial): void {
  lint(trial, fs.readFileSync(path.join(folder, 'Dockerfile'), 'utf8'));
  const settings = ['DATABASE_PASSWORD', 'ORIGIN', 'GAME_KEYS', 'CODE_KEY', 'BACKUPS'].map((name) => `${name}=/${name}`);
  if (spawnSync('docker', ['compose', 'version']).status === 0)
    trial.run('Docker reads the compose file', [
      'env',
      ...settings,
      'docker',
      'compose',
      '-f',
      path.join(folder, 'compose.yaml'),
      'config',
      '-q',
    ]);
  else trial.skip('the compose file', 'there is no docker compose');
  if (spawnSync('docker', ['info']).status === 0)
    trial.run('Docker builds the image', ['docker', 'build', '-q', '-f', path.join(folder, 'Dockerfile'), projectDir]);
  else if (process.getuid?.() === 0) tryStepsInRoot(trial);
  else trial.skip('the image', 'there is no Docker that runs, and only root can give its steps a root of their own');
}

/** Properties of the image that must not change. */
function lint(trial: Trial, text: string): void {
  const last = text.slice(text.lastIndexOf('\nFROM '));
  trial.note('the image is built in stages', text.match(/^FROM /gm)?.length === 2);
  trial.note('the image does not run as root', /^USER (?!root|0)/m.test(last));
  trial.note('the image knows whether it is well', /^HEALTHCHECK .*readyz/m.test(last));
  trial.note('a signal reaches the program', /^CMD \["node"/m.test(last));
  const ignored = fs.readFileSync(path.join(folder, 'Dockerfile.dockerignore'), 'utf8');
  trial.note('no file of secrets comes into the image, in whatever folder it lies', /^\*\*\/\.env$/m.test(ignored));
  trial.note('no base is of any version', !/^FROM \S+:latest|^FROM [^:\s]+( |$)/m.test(text));
}

/**
 * Runs COPY and RUN of every stage in this machine's root under a throw-away overlay, then runs the last stage's command with its help
 * option.
 */
function tryStepsInRoot(trial: Trial): void {
  const steps = fs
    .readFileSync(path.join(folder, 'Dockerfile'), 'utf8')
    .split('\n')
    .flatMap((line) => shellOf(line));
  const script = [
    'set -ex',
    'mkdir -p /srv/sixfold',
    'cd /srv/sixfold',
    `export PATH=${path.dirname(process.execPath)}:$PATH`,
    ...steps,
  ].join('\n');
  const layer = [
    'set -e',
    'T=$(mktemp -d)',
    'mount -t tmpfs none "$T"',
    'mkdir "$T/upper" "$T/work" "$T/root"',
    'mount -t overlay overlay -o "lowerdir=/,upperdir=$T/upper,workdir=$T/work" "$T/root"',
    'mount --rbind /dev "$T/root/dev"; mount -t proc proc "$T/root/proc"',
    'chroot "$T/root" sh -c "$1"',
  ].join('\n');
  trial.run('the steps of the image end well in a root of their own', ['unshare', '--mount', 'sh', '-c', layer, 'sh', script]);
}

/** The shell commands for a line of the Dockerfile. */
function shellOf(line: string): string[] {
  const [word = '', rest = ''] = /^(\w+) (.*)$/.exec(line)?.slice(1) ?? [];
  if (word === 'RUN') return [rest.replaceAll('node:node', 'nobody')];
  if (word === 'ENV') return [`export ${rest}`];
  if (word === 'COPY' && rest === '. .')
    return [
      `(cd ${projectDir} && tar c --exclude=./node_modules --exclude=./.git --exclude=./dist --exclude=./.cache --exclude=./data .) | tar x`,
    ];
  // The last stage copies what the first one has built, which is already here.
  if (word === 'COPY' && !rest.startsWith('--from'))
    return [
      `cp ${rest
        .split(' ')
        .slice(0, -1)
        .map((name) => path.join(projectDir, name))
        .join(' ')} ./`,
    ];
  if (word === 'CMD')
    return [
      'test -f dist/built-from',
      'test ! -e node_modules/vite',
      `su -s /bin/sh nobody -c "PATH=$PATH PORT=none ${JSON.parse(rest).join(' ')}" 2>&1 | grep -F "PORT must be a port number"`,
    ];
  return [];
}
