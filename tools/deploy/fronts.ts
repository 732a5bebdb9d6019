import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '#services/project.ts';

/** The paths of a certificate and its key. */
type Certificate = { certificate: string; key: string };

/** A certificate for a host name or an address, signed by a new authority. */
export function makeCertificate(folder: string, host: string): Certificate & { authority: string } {
  const at = (name: string) => path.join(folder, name);
  const make = (subject: string, name: string, ...more: string[]) => {
    const files = ['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`)];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${subject}`, ...files, ...more]);
  };
  make('authority of the trial', 'authority');
  const names = `subjectAltName=${/^[\d.]+$/.test(host) ? 'IP' : 'DNS'}:${host}`;
  const signed = ['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-addext', 'basicConstraints=critical,CA:FALSE'];
  make(host, 'site', '-addext', names, ...signed);
  return { certificate: at('site.pem'), key: at('site.key'), authority: at('authority.pem') };
}

/** The nginx example with this certificate, in front of these web processes. */
export function nginxExample({ certificate, key }: Certificate, upstreams: readonly string[]): string {
  const servers = upstreams.map((each) => `  server ${each} max_fails=1 fail_timeout=2s;\n`).join('');
  return example('nginx/sixfold.conf')
    .replaceAll(/listen \[::\].*\n/g, '')
    .replace(/( {2}server 127\.0\.0\.1:\d+ .*\n)+/, servers)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
}

/** The Caddy example in front of these web processes; without a certificate Caddy makes one. */
export function caddyExample(host: string, upstreams: readonly string[], given?: Certificate): string {
  return example('caddy/Caddyfile')
    .replace('sixfold.example {', `${host} {${given ? `\n\ttls ${given.certificate} ${given.key}` : ''}`)
    .replace(/reverse_proxy( 127\.0\.0\.1:\d+)+/, `reverse_proxy ${upstreams.join(' ')}`);
}

function example(name: string): string {
  return fs.readFileSync(path.join(projectDir, 'deploy', name), 'utf8');
}

/** The command that runs nginx in the foreground with only this site; it writes nothing outside of the folder. */
export function nginxCommand(folder: string, site: string): string[] {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const config = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  fs.writeFileSync(
    config,
    `${user}daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site}}`,
  );
  return ['nginx', '-c', config, '-p', folder];
}

/** The same for Caddy, with additional global options. */
export function caddyCommand(folder: string, site: string, options: readonly string[] = []): string[] {
  const config = path.join(folder, 'Caddyfile');
  fs.writeFileSync(config, site.replace('{\n', `{\n\t${['admin off', ...options].join('\n\t')}\n`));
  const homes = [`XDG_DATA_HOME=${folder}`, `XDG_CONFIG_HOME=${folder}`];
  return ['env', ...homes, 'caddy', 'run', '--config', config, '--adapter', 'caddyfile'];
}
