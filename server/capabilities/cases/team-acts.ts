/** Who of an office’s team acted in cases for its owner, from the audit log: the rows name the company’s account. */
import type { AuditAction, AuditSubject } from '#contract/audit.ts';
import type { BilingualText } from '#contract/where-and-when.ts';
import { memberNames } from '#server/capabilities/bookings/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { CaseParties } from './rules.ts';

type Case = CaseParties & { id: string };
type Acts<Action> = {
	subject: AuditSubject;
	/** What only the owner’s side does, or either party. */
	actions: readonly Action[];
	cases: readonly Case[];
};
/** `by` is absent where a party acted itself. `since`: the moment of an act that can be done several times, with or without fractions of a second. */
type ActOf<Action> = (id: string, actions: readonly Action[], since?: Date) => { by?: BilingualText };

/** Reads the acts on all cases at once. */
export async function readTeamActs<Action extends AuditAction>(
	db: Queryable,
	{ subject, actions, cases }: Acts<Action>,
): Promise<ActOf<Action>> {
	if (cases.length === 0) return () => ({});
	const byId = new Map(cases.map((each) => [each.id, each]));
	const rows = await db
		.selectFrom('audit_entries')
		.select(['action', 'actor_id', 'subject_id', 'created_at'])
		.where('subject', '=', subject)
		.where('subject_id', 'in', [...byId.keys()])
		.where('action', 'in', actions)
		.orderBy('id')
		.execute();
	const acts = rows.flatMap(({ subject_id, actor_id: personId, ...act }) => {
		const of = byId.get(subject_id ?? '');
		return of && personId && personId !== of.owner_id && personId !== of.renter_id ? [{ ...act, of, personId }] : [];
	});
	const named = await Promise.all(
		[...Map.groupBy(acts, ({ of }) => of.owner_id)].map(async ([ownerId, own]) => {
			const names = await memberNames(
				db,
				ownerId,
				own.map(({ personId }) => personId),
			);
			return own.map((act) => ({ ...act, by: names.get(act.personId) }));
		}),
	);
	return (id, kinds, since) => {
		const act = named.flat().find(({ of, action, created_at }) => {
			return of.id === id && kinds.some((kind) => kind === action) && (!since || created_at >= since);
		});
		return act?.by ? { by: act.by } : {};
	};
}
