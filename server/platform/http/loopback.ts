/** Whether a request was made on this machine: the demo shows its codes and accounts to such requests only. */
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Headers that proxies add. A client on this machine sends none of them. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip', 'true-client-ip'];

export function isLoopbackAddress(address: string | undefined): boolean {
	const family = address ? isIP(address) : 0;
	return family !== 0 && loopback.check(address ?? '', family === 4 ? 'ipv4' : 'ipv6');
}

/** `host` as in an address bar or in the setting HOST: a name, or an IP address with or without brackets. */
export function isLoopbackHost(host: string): boolean {
	return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * True only if the connection, every forwarded address, and the name in the address bar belong to this machine.
 * The name matters because another site's name can be made to resolve to 127.0.0.1 (DNS rebinding).
 * If proxies are declared, a request without their entries is not local: its sender is unknown.
 */
export function isLoopbackRequest(request: Request, remoteAddress: string | undefined, trustedProxies: number): boolean {
	if (!isLoopbackAddress(remoteAddress) || !isLoopbackHost(new URL(request.url).hostname)) return false;
	if (trustedProxies === 0) return !FORWARDING.some((name) => request.headers.has(name));
	const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
	return forwarded.length >= trustedProxies && forwarded.every((entry) => isLoopbackAddress(entry.trim()));
}
