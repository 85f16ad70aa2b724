/** Filters of a list that an admin has saved under a name. Each admin sees only their own. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { boundedText } from './typed-values.ts';

export const adminViewRefusals = {
	ADMIN_VIEW_NOT_FOUND: { status: 404, en: 'This saved filter no longer exists.', ar: 'هذه التصفية المحفوظة لم تعد موجودة.' },
	ADMIN_VIEWS_FULL: {
		status: 409,
		en: 'You have {count} saved filters for this list. Remove one first.',
		ar: 'لديك {count} تصفية محفوظة لهذه القائمة. احذف واحدة أولاً.',
	},
} as const satisfies Record<string, RefusalText>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const adminLists = [
	'people',
	'users',
	'cars',
	'bookings',
	'audit',
	'claims',
	'renter-claims',
	'fines',
	'reports',
	'goodwill',
	'tickets',
	'companies',
	'payouts',
	'settlements',
	'invoices',
	'promo-codes',
	'reviews',
] as const;
export type AdminList = (typeof adminLists)[number];

/** Maximum number of saved filters for each list. */
export const MAX_VIEWS = 12;
export const MAX_VIEW_NAME = 60;

const values = {
	list: z.enum(adminLists),
	name: boundedText(1, MAX_VIEW_NAME, 'REQUIRED'),
	/** The parameters of the address, without the question mark. */
	query: z.string().min(1).max(500),
};
/** Escaped as in an address, where an Arabic letter takes six characters: this is what is stored and limited. */
const typedQuery = z
	.string()
	.max(500, { error: 'TEXT_TOO_LONG' })
	.transform((text) => new URLSearchParams(text).toString())
	.pipe(z.string().min(1, { error: 'REQUIRED' }).max(500, { error: 'TEXT_TOO_LONG' }));
const adminView = z.object({ id: z.uuid(), ...values });
export type AdminView = z.output<typeof adminView>;

export const listAdminViews = endpoint({
	method: 'GET',
	path: '/api/admin/views',
	summary: 'The caller’s saved filters of all lists, oldest first.',
	access: admins,
	response: z.array(adminView),
});

export const saveAdminView = endpoint({
	method: 'POST',
	path: '/api/admin/views',
	summary: 'Save filters under a name. Filters with the same name are replaced.',
	access: admins,
	body: z.object({ ...values, query: typedQuery }),
	response: adminView,
	status: 201,
	refusals: ['ADMIN_VIEWS_FULL'],
});

export const deleteAdminView = endpoint({
	method: 'DELETE',
	path: '/api/admin/views/{id}',
	summary: 'Remove saved filters of the caller.',
	access: admins,
	params: z.object({ id: z.uuid() }),
	response: z.object({ id: z.uuid() }),
	refusals: ['ADMIN_VIEW_NOT_FOUND'],
});
