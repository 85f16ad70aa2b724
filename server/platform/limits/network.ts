/** The network of a client, as rate limits count it. */
import ipaddr from 'ipaddr.js';

/** An IPv6 customer has a whole /64 (RFC 6177), so single addresses would be no limit at all. */
const IPV6_PREFIX = 64;

/** An IPv4 address as it is; an IPv6 address by its /64, as `2001:db8:1:2::/64`; anything else unchanged. */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address;
	const parsed = ipaddr.process(address);
	if (parsed.kind() === 'ipv4') return parsed.toString();
	return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`;
}
