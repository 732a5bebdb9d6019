import { ingest } from './ingest.ts';
const [origin = '', times = '1', n = '200'] = process.argv.slice(2);
for (let i = 0; i < Number(times); i++) for (const f of await ingest(origin, Number(n), 8, 15)) console.log(f.value);
