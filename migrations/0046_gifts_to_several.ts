import { sql, type Kysely } from 'kysely';

const statements = [
  // The recipients of a gift to several players, except the first, who is in the order itself.
  `create table order_recipients (
    order_id bigint not null references orders,
    player_id bigint not null references players,
    position smallint not null check (position > 0),
    primary key (order_id, player_id)
  )`,
  `create index order_recipients_player on order_recipients (player_id)`,
  `create view order_grantees as
    select id as order_id, recipient_id as player_id, 0 as position from orders where recipient_id is not null
    union all select order_id, player_id, position::integer from order_recipients`,

  // The gifts of all recipients have the order's cause.
  `alter table player_gifts add constraint player_gifts_player_cause unique (player_id, cause)`,
  `create index player_gifts_cause on player_gifts (cause)`,
  `alter table player_gifts drop constraint player_gifts_cause_key`,
  `drop index player_gifts_player`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
