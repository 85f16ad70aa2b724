/** Filters of lists that admins save for themselves. */
import { randomUUID } from 'node:crypto';
import type { saveAdminView } from '#contract/admin-views.ts';
import { type AdminView, MAX_VIEWS } from '#contract/admin-views.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteView, deleteViewsOf, saveView, viewsOf } from './saved-views-sql.ts';

export const readViews = ({ db }: Platform, caller: Caller): Promise<AdminView[]> => viewsOf(db, caller.personId);

/** Throws ADMIN_VIEWS_FULL. */
export async function storeView(
	platform: Platform,
	caller: Caller,
	{ list, name, query }: InputOf<typeof saveAdminView>['body'],
): Promise<AdminView> {
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'person', caller.personId);
		const others = (await viewsOf(tx, caller.personId)).filter((view) => view.list === list && view.name !== name);
		if (others.length >= MAX_VIEWS) throw refuse('ADMIN_VIEWS_FULL', { count: MAX_VIEWS });
		const view = { id: randomUUID(), list, name, query };
		return saveView(tx, caller.personId, view, platform.clock.now());
	});
}

/** Throws ADMIN_VIEW_NOT_FOUND. */
export async function removeView({ db }: Platform, caller: Caller, id: string): Promise<{ id: string }> {
	if (!(await deleteView(db, caller.personId, id))) throw refuse('ADMIN_VIEW_NOT_FOUND');
	return { id };
}

/** An admin's own filters. A filter may name another person; it is deleted with its admin. */
export const adminPersonalData: PersonalDataSource = {
	name: 'saved-filters',
	export: async ({ db }, userId) => ({ data: (await viewsOf(db, userId)).map(({ list, name }) => ({ list, name })) }),
	erase: (_, tx, userId) => deleteViewsOf(tx, userId),
};
