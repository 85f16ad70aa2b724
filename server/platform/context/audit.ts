/** Who did what to which row, with the state before and after; written in the transaction of the action. */
import type { AuditAction, AuditSubject } from '#contract/audit.ts';
import type { AuditField } from '#contract/audit-fields.ts';
import type { Transaction } from '../database/pool.ts';
import type { Platform } from './platform.ts';

/** Amounts name their unit. */
export type AuditValues = { readonly [Name in AuditField | `${AuditField}Jod` | `${AuditField}Fils`]?: unknown };

export type AuditEntryInput = {
	/** Null if the system acted itself (a timer or the gateway). */
	actorId: string | null;
	action: AuditAction;
	subject: AuditSubject;
	subjectId: string;
	before?: AuditValues | null | undefined;
	after?: AuditValues | null | undefined;
};

export async function audit(platform: Pick<Platform, 'clock'>, tx: Transaction, act: AuditEntryInput): Promise<void> {
	await tx
		.insertInto('audit_entries')
		.values({
			actor_id: act.actorId,
			action: act.action,
			subject: act.subject,
			subject_id: act.subjectId,
			before: JSON.stringify(act.before ?? null),
			after: JSON.stringify(act.after ?? null),
			created_at: platform.clock.now(),
		})
		.execute();
}

/** `lowerCase('PAID')` is `'paid'`, also for the type checker: action names that contain a state remain within the closed list. */
export const lowerCase = <const Text extends string>(text: Text): Lowercase<Text> => text.toLowerCase() as Lowercase<Text>;
