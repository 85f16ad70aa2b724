/** What a person has to look at: kept as a row until somebody closes it, and told in the log with the word ALERT, which monitoring can listen for. */
import { randomUUID } from 'node:crypto';
import type { AlertKind } from '#contract/reconciliation.ts';
import type { Queryable, Transaction } from '../database/pool.ts';
import type { Platform } from './platform.ts';

export type Alert = { kind: AlertKind; subject: string; subjectId: string; detail?: Record<string, string | number | null> };

/** Told once: while it is open, the same again changes nothing. True where it is new. */
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

/** The thing is in order again; `actorId` is null where it mended itself. */
export async function closeAlert(
	platform: Platform,
	db: Queryable,
	alert: { kind: AlertKind; subjectId: string; actorId: string | null },
): Promise<void> {
	await db
		.updateTable('alerts')
		.set({ closed_at: platform.clock.now(), closed_by: alert.actorId })
		.where('kind', '=', alert.kind)
		.where('subject_id', '=', alert.subjectId)
		.where('closed_at', 'is', null)
		.execute();
}

export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/** The newest first. */
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
