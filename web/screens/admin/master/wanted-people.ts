/** Which people the address asks for. */
import { type Role, roles } from '#contract/endpoint.ts';

export function usersQuery(query: URLSearchParams) {
	const q = (query.get('q') ?? '').trim();
	const role = roles.find((each): each is Role => each === query.get('role'));
	const suspended = (['0', '1'] as const).find((each) => each === query.get('suspended'));
	return { query: { ...(q && { q }), ...(role && { role }), ...(suspended && { suspended }) } };
}
