/** Saved searches: a morning alert when new cars match. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';

export const MAX_SAVED_SEARCHES = 20;

export const savedSearchRefusals = {
	SAVED_SEARCHES_FULL: {
		status: 409,
		en: 'You’ve saved 20 searches. Remove one to save another.',
		ar: 'لديك 20 بحثاً محفوظاً. احذف واحداً لتحفظ غيره.',
	},
	SAVED_SEARCH_NOT_FOUND: { status: 404, en: 'This saved search no longer exists.', ar: 'هذا البحث المحفوظ لم يعد موجوداً.' },
} as const satisfies Record<string, RefusalText>;

export const savedSearch = z.object({
	id: z.uuid(),
	/** Query string of the search page: `bodyType=SUV&city=Aqaba`. */
	query: z.string(),
	/** Its filters in a few words. */
	description: z.object({ en: z.string(), ar: z.string() }),
	/** Whether its dates have begun, so that it no longer finds anything. */
	isOver: z.boolean(),
	createdAt: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const id = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });
const parameter = z.string().max(80);

export const listSavedSearches = endpoint({
	method: 'GET',
	path: '/api/saved-searches',
	summary: 'The caller’s saved searches, the latest first; at most 20.',
	access: 'signed-in',
	response: z.array(savedSearch),
});

export const saveSearch = endpoint({
	method: 'POST',
	path: '/api/saved-searches',
	summary: 'Save a search by the query parameters of GET /api/cars; order and paging are ignored. Saving it again changes nothing.',
	access: 'signed-in',
	body: z.object({ query: z.record(z.string().max(40), z.union([parameter, z.array(parameter).max(40)])) }),
	response: savedSearch,
	refusals: ['SAVED_SEARCHES_FULL', 'RETURN_BEFORE_PICKUP'],
});

export const deleteSavedSearch = endpoint({
	method: 'DELETE',
	path: '/api/saved-searches/{id}',
	summary: 'Delete one of the caller’s saved searches.',
	access: 'signed-in',
	params: id,
	response: done,
	refusals: ['SAVED_SEARCH_NOT_FOUND'],
});

/** `also`: ids of the other searches of the e-mail, after commas. */
const signed = {
	access: 'signed-link',
	params: id,
	query: z.object({ also: z.string().max(800).optional(), signature: z.string().max(100) }),
} as const;

export const openSavedSearchEnd = endpoint({
	...signed,
	method: 'GET',
	path: '/api/saved-searches/{id}/end',
	summary: 'For mail programs that open the address of List-Unsubscribe: 303 to the page with the button. Does not end a search.',
	response: z.null(),
	status: 303,
});

export const endSavedSearch = endpoint({
	...signed,
	method: 'POST',
	path: '/api/saved-searches/{id}/end',
	summary: 'End the saved searches of an e-mail by its signed address, without signing in (RFC 8058). Ending it again changes nothing.',
	response: done,
	refusals: ['SAVED_SEARCH_NOT_FOUND'],
});
