/** Public Internet addresses; all others are local, private or reserved (IANA special-purpose registries). */
import { BlockList, isIP } from 'node:net';

const special = new BlockList();
const four: ReadonlyArray<[string, number]> = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
];
for (const [net, prefix] of four) special.addSubnet(net, prefix, 'ipv4');

/** In IPv6 only global unicast is public, minus the ranges for tunnels and documentation. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const notGlobal: ReadonlyArray<[string, number]> = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
];
for (const [net, prefix] of notGlobal) special.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !special.check(address, 'ipv4');
	return family === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
