import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '#services/project.ts';
import type { Trial } from './trial.ts';

const deploy = path.join(projectDir, 'deploy');

/** Checks the units with systemd, with this folder in place of the one they are written for. */
export function tryUnits(trial: Trial, folder: string): void {
  const from = path.join(deploy, 'systemd');
  for (const name of fs.readdirSync(from).filter((each) => each.endsWith('.service'))) {
    const text = fs.readFileSync(path.join(from, name), 'utf8').replaceAll('/srv/sixfold', projectDir);
    fs.writeFileSync(path.join(folder, name), text);
  }
  for (const name of fs.readdirSync(folder).filter((each) => each.endsWith('.service')))
    trial.run(`systemd reads ${name}`, ['systemd-analyze', 'verify', '--recursive-errors=no', path.join(folder, name)], { warns: true });
}

/** Checks the syntax of the alerts, and when they fire according to alerts.test.yml. */
export function tryAlerts(trial: Trial): void {
  const folder = path.join(deploy, 'prometheus');
  trial.run('Prometheus reads its configuration', ['promtool', 'check', 'config', 'prometheus.yml'], { cwd: folder });
  trial.run('alerts ring when they should, and not on a quiet day', ['promtool', 'test', 'rules', 'alerts.test.yml'], { cwd: folder });
}

/** Checks every query of the dashboard with Prometheus. */
export function tryDashboard(trial: Trial, folder: string): void {
  const text = fs.readFileSync(path.join(deploy, 'grafana/sixfold.json'), 'utf8');
  const questions = [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, expr = '""']) => String(JSON.parse(expr)));
  // Grafana fills in the interval.
  const rules = questions.map((expr, index) => ({ record: `dashboard:${index}`, expr: expr.replaceAll('$__rate_interval', '1m') }));
  const file = path.join(folder, 'dashboard.yml');
  fs.writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  trial.run(`Prometheus reads the ${rules.length} questions of the dashboard`, ['promtool', 'check', 'rules', file]);
  trial.note(
    'what the dashboard and the alerts ask for is what the site tells',
    unknownMetrics(text).length === 0,
    unknownMetrics(text).join(', '),
  );
}

/** Metrics of ours that are queried but do not exist. */
function unknownMetrics(dashboard: string): string[] {
  const known = fs.readFileSync(path.join(projectDir, 'src/services/metrics.ts'), 'utf8');
  const asked = dashboard + fs.readFileSync(path.join(deploy, 'prometheus/alerts.yml'), 'utf8');
  const names = [...asked.matchAll(/\bsixfold_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  return [...new Set(names)].filter((name) => !known.includes(`'${name}'`));
}
