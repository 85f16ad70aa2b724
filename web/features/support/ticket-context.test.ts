import { describe, expect, it } from 'vitest';
import { contextFrom, supportAddress } from './ticket-context.ts';
import { whatsappAddress } from './use-support-lines.ts';

const id = '7b0f8f0e-3a54-4f6e-9d3c-2f1f4a1b2c3d';
const read = (address: string) => contextFrom(new URL(address, 'http://mishwar.test').searchParams);

describe('the address of the support', () => {
	it.each([{ kind: 'booking', id } as const, { kind: 'payout', id } as const, { kind: 'account', id: null } as const])(
		'has the subject of the question: $kind',
		(context) => {
			expect(read(supportAddress(context))).toEqual(context);
		},
	);
	it.each([
		'/support',
		'/support?about=booking',
		'/support?about=toString&id=1',
		`/support?about=car&id=${id}`,
		'/support?about=claim&id=1',
	])('has no subject: %s', (address) => {
		expect(read(address)).toBeNull();
	});
});

describe('a WhatsApp chat', () => {
	it('is with mobile numbers and numbers of other countries, not with landlines of Jordan', () => {
		expect(whatsappAddress('+962790000003')).toBe('https://wa.me/962790000003');
		expect(whatsappAddress('+971500000003')).toBe('https://wa.me/971500000003');
		expect(whatsappAddress('+96265550100')).toBeNull();
	});
});
