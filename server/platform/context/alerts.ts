/** Conditions that need a person: stored as a row until closed, and logged with the word ALERT, which monitoring can match. */
import { randomUUID } from 'node:crypto';
import type { AlertKind } from '#contract/reconciliation.ts';
import type { Queryable, Transaction } from '../database/pool.ts';
import type { Platform } from './platform.ts';

export type Alert = { kind: AlertKind; subject: string; subjectId: string; detail?: Record<string, string | number | null> };

/** Raises an alert once: while it is open, raising it again changes nothing. Returns true if it is new. */
export async function raiseAlert(platform: Platform, tx: Transaction, alert: Alert): Promise<boolean> {
	const row = await tx
		.insertInto('alerts')
		.values({
			id: randomUUID(),
			kind: alert.kind,
			subject: alert.subject,
			subject_id: alert.subjectId,
			detail: JSON.stringify(alert.detail ?? {}),
			raised_at: platform.clock.now(),
		})
		.onConflict((conflict) => conflict.columns(['kind', 'subject_id']).where('closed_at', 'is', null).doNothing())
		.returning('id')
		.executeTakeFirst();
	if (row) platform.log.error(alert, `ALERT ${alert.kind}`);
	return row !== undefined;
}

/** Closes an alert; `actorId` is null if the condition resolved itself. */
export async function closeAlert(
	platform: Platform,
	db: Queryable,
	alert: { kind: AlertKind; subjectId: string; actorId: string | null },
): Promise<void> {
	await db
		.updateTable('alerts')
		// The process that raised it may be ahead by some milliseconds.
		.set((eb) => ({ closed_at: eb.fn<Date>('greatest', ['raised_at', eb.val(platform.clock.now())]), closed_by: alert.actorId }))
		.where('kind', '=', alert.kind)
		.where('subject_id', '=', alert.subjectId)
		.where('closed_at', 'is', null)
		.execute();
}

/** Open alerts by kind: how many, and since when. */
export async function countOpenAlerts(db: Queryable): Promise<Array<{ kind: AlertKind; alerts: number; oldest: Date }>> {
	const rows = await db
		.selectFrom('alerts')
		.select((eb) => ['kind', eb.fn.countAll<bigint>().as('alerts'), eb.fn.min('raised_at').as('oldest')])
		.where('closed_at', 'is', null)
		.groupBy('kind')
		.execute();
	return rows.map((row) => ({ ...row, alerts: Number(row.alerts) }));
}

export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/** Newest first. */
export function listAlerts(db: Queryable, filter: { open: boolean; limit: number }) {
	return db
		.selectFrom('alerts')
		.selectAll()
		.where('closed_at', filter.open ? 'is' : 'is not', null)
		.orderBy('raised_at', 'desc')
		.orderBy('id', 'desc')
		.limit(filter.limit)
		.execute();
}

export function alertById(db: Queryable, id: string) {
	return db.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirst();
}
