import { sql, type Db } from '#db/pool.ts';
import { columnsOf, fromRow, recordset, type FoundRow, type NewRow, type Row } from '#db/rows.ts';

export type StoredOrder = Row<'orders'>;

/** Inserts an order, or returns the buyer's existing order with the same idempotency key. */
export async function insertOrder(db: Db, order: NewRow<'orders'>): Promise<{ order: StoredOrder; isNew: boolean }> {
  const columns = columnsOf(order);
  const { rows } = await sql<FoundRow<'orders'>>`insert into orders (${columns}) select ${columns} from ${recordset('orders', [order])}
    on conflict do nothing returning *`.execute(db);
  const [made] = rows;
  if (made) return { order: fromRow(made), isNew: true };
  const { rows: known } = await sql<
    FoundRow<'orders'>
  >`select * from orders where ${order.playerId === null ? sql`player_id is null` : sql`player_id = ${order.playerId}`} and idempotency_key = ${order.idempotencyKey}`.execute(
    db,
  );
  const [found] = known;
  if (!found) throw new Error('an order that is there cannot be found');
  return { order: fromRow(found), isNew: false };
}

/** Adds a gift's further recipients; the first is part of the order. */
export async function insertFurtherRecipients(db: Db, orderId: number, playerIds: readonly number[]): Promise<void> {
  await sql`insert into order_recipients (order_id, player_id, position)
    select ${orderId}::bigint, given.id, given.position from unnest(${playerIds}::bigint[]) with ordinality as given (id, position)`.execute(
    db,
  );
}

/** The recipients of an order's goods, in the order they were named; empty for a code. */
export async function listRecipients(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await sql<{
    playerId: number;
  }>`select player_id as "playerId" from order_grantees where order_id = ${orderId} order by position`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

export async function findOrder(db: Db, orderId: number): Promise<StoredOrder | undefined> {
  const { rows } = await sql<FoundRow<'orders'>>`select * from orders where id = ${orderId}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** An order with its row locked until the transaction ends. */
export async function findOrderForUpdate(db: Db, orderId: number): Promise<StoredOrder | undefined> {
  const { rows } = await sql<FoundRow<'orders'>>`select * from orders where id = ${orderId} for update`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** The order that a payment belongs to. */
export async function findOrderOfPayment(db: Db, paymentId: string): Promise<StoredOrder | undefined> {
  const { rows } = await sql<FoundRow<'orders'>>`select * from orders where payment_id = ${paymentId}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** The newest order of a player that can still be paid. */
export async function findOpenOrder(db: Db, playerId: number, now: Date): Promise<StoredOrder | undefined> {
  const { rows } = await sql<
    FoundRow<'orders'>
  >`select * from orders where player_id = ${playerId} and status = 'pending' and expires_at > ${now} and payment_url is not null
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** How many orders a player has begun since a moment. */
export async function countOrdersSince(db: Db, playerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from orders where player_id = ${playerId} and created_at > ${since} and renewal_key is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export type OrderChange = Pick<
  StoredOrder,
  'status' | 'paymentId' | 'paymentUrl' | 'decline' | 'paidAt' | 'nextCheckAt' | 'updatedAt' | 'checks'
>;

/** Writes the changing fields of an order. */
export async function updateOrder(db: Db, orderId: number, change: OrderChange): Promise<void> {
  await sql`update orders set status = ${change.status}, payment_id = ${change.paymentId}, payment_url = ${change.paymentUrl},
    decline = ${change.decline}, paid_at = ${change.paidAt}, next_check_at = ${change.nextCheckAt}, updated_at = ${change.updatedAt}, checks = ${change.checks}
    where id = ${orderId}`.execute(db);
}

/** Notes that an order was checked, and when it is checked next. */
export async function updateOrderChecked(db: Db, orderId: number, nextCheckAt: Date | null, now: Date): Promise<void> {
  await sql`update orders set checks = checks + 1, next_check_at = case when next_check_at is null then null else ${nextCheckAt}::timestamptz end, updated_at = ${now}
    where id = ${orderId}`.execute(db);
}

/** Notes that a waiting buyer checked an order; its next automatic check stays. */
export async function updateOrderLooked(db: Db, orderId: number, now: Date): Promise<void> {
  await sql`update orders set updated_at = ${now} where id = ${orderId}`.execute(db);
}

/** Orders due for a check. */
export async function listDueOrders(db: Db, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from orders where next_check_at <= ${now} order by next_check_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Appends to an order's history, which is never changed. The caller must hold the order. */
export async function insertEvent(
  db: Db,
  { orderId, at, kind, status, detail, actorId }: Omit<NewRow<'order_events'>, 'number'>,
): Promise<void> {
  await sql`insert into order_events (order_id, number, at, kind, status, detail, actor_id)
    select ${orderId}::bigint, coalesce(max(number), 0) + 1, ${at}::timestamptz, ${kind}::text, ${status}::text, ${detail}::text, ${actorId}::bigint
    from order_events where order_id = ${orderId}`.execute(db);
}

/** Books an order's money, once in and once out. False if it was booked before. */
export async function insertMoney(db: Db, booking: NewRow<'money_bookings'>): Promise<boolean> {
  const columns = columnsOf(booking);
  const { rows } =
    await sql`insert into money_bookings (${columns}) select ${columns} from ${recordset('money_bookings', [booking])} on conflict do nothing returning 1`.execute(
      db,
    );
  return rows.length > 0;
}

type Notification = Omit<NewRow<'payment_notifications'>, 'times'>;

/** Stores a notification, or counts a repeated one. */
export async function upsertNotification(
  db: Db,
  { provider, digest, event, paymentId, body, outcome, receivedAt }: Notification,
): Promise<void> {
  await sql`insert into payment_notifications (provider, digest, event, payment_id, body, outcome, received_at)
    values (${provider}, ${digest}, ${event}, ${paymentId}, ${body}, ${outcome}, ${receivedAt})
    on conflict (provider, digest) do update set times = payment_notifications.times + 1, outcome = excluded.outcome`.execute(db);
}

/** Deletes notifications from before a moment. */
export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from payment_notifications where received_at < ${before}`.execute(db);
}

/**
 * Erases the personal data of signed-out givers from orders that are over and unchanged since a moment: nobody else could ask for that.
 * Disputed orders are not over.
 */
export async function eraseSignedOutBuyers(db: Db, before: Date): Promise<void> {
  await sql`update orders set email = null, gift_message = null where player_id is null and (email is not null or gift_message is not null)
    and status in ('paid', 'refunded', 'cancelled', 'expired') and updated_at < ${before}`.execute(db);
}

/** Erases a person's data from a player's orders; one that is paid from now on starts no renewal. */
export async function eraseBuyer(db: Db, playerId: number): Promise<void> {
  await sql`update orders set email = null, gift_message = null, is_renewing = is_renewing and paid_at is not null
    where player_id = ${playerId} and (email is not null or gift_message is not null or (is_renewing and paid_at is null))`.execute(db);
}

/** Locks a player's orders until the transaction ends. */
export async function lockOrders(db: Db, playerId: number): Promise<void> {
  await sql`select 1 from orders where player_id = ${playerId} order by id for update`.execute(db);
}
