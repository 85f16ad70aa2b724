/** DATABASE_URL may list several hosts, as in libpq: `postgresql://user:password@one:5432,two:5432/name?target_session_attrs=read-write`. */

const PARTS = /^(postgres(?:ql)?:\/\/)([^@/?]*@)?([^/?]*)(.*)$/;

/** One address per host, in the given order. Throws TypeError if one is not valid. */
export function databaseAddresses(url: string): [string, ...string[]] {
	const [, scheme = '', credentials = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
	const [first = '', ...others] = hosts.split(',').map((host) => normalize(`${scheme}${credentials}${host}${rest}`));
	return [first, ...others];
}

/** The driver does not know this parameter. Every process needs a session that can write. */
function normalize(address: string): string {
	const url = new URL(address);
	url.searchParams.delete('target_session_attrs');
	return url.toString();
}

/** PostgreSQL then notices within half a minute that a client has vanished, and releases its locks. */
const SERVER_KEEPALIVES = 'tcp_keepalives_idle=10 tcp_keepalives_interval=5 tcp_keepalives_count=4 tcp_user_timeout=30000';

export function withKeepalives(address: string): string {
	const url = new URL(address);
	const settings = SERVER_KEEPALIVES.split(' ').map((setting) => `-c ${setting}`);
	url.searchParams.set('options', [...settings, url.searchParams.get('options') ?? ''].join(' ').trim());
	return url.toString();
}

/** Reached through a Unix socket. */
export function isOnThisMachine(address: string): boolean {
	const url = new URL(address);
	return decodeURIComponent(url.searchParams.get('host') ?? url.hostname).startsWith('/');
}

/** For messages; never the whole address, which contains the password. */
export const hostsOf = (url: string): string => PARTS.exec(url)?.[3] || 'the database';
