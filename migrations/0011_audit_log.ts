import { sql, type Kysely } from 'kysely';

// The audit log holds what admins and commands did; the table and its columns get its name.
const statements = [
  `alter table admin_acts rename to audit_entries`,
  `alter table audit_entries rename column act to action`,
  `alter table audit_entries rename column acted_at to at`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
