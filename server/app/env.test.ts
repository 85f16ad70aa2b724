import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const real = {
	DATABASE_URL: 'postgresql://u:p@db.test/mishwar',
	SMTP_URL: 'smtps://u:p@mail.test',
	SMS_URL: 'https://sms.test',
	SMS_ACCOUNT: 'a',
	SMS_TOKEN: 't',
	SMS_FROM: 'Mishwar',
	MYFATOORAH_URL: 'https://gateway.test',
	MYFATOORAH_API_KEY: 'k',
	MYFATOORAH_WEBHOOK_SECRET: 's',
	SECRET_KEY: 'x'.repeat(32),
	PUBLIC_URL: 'https://mishwar.test',
	MAIL_FROM: 'Mishwar <no-reply@mishwar.test>',
};

describe('settings', () => {
	it('are optional for a demo on this machine', () => {
		expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', demo: true });
	});

	it('require no public address, and a demo on this machine has no banner', () => {
		for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
			expect(readEnv({ PUBLIC_URL })).toMatchObject({ demo: true, demoBanner: false, isReachable: false });
	});

	it('inform the other processes that this is a demo, and whether that was set or is the default', () => {
		const other = { DATABASE_URL: real.DATABASE_URL, EMBEDDED_DATABASE: '1', PUBLIC_URL: 'http://localhost:3000' };
		expect(readEnv(other)).toMatchObject({ demo: true, demoBanner: false });
		expect(readEnv({ ...other, DEMO: '1' })).toMatchObject({ demo: true, demoBanner: true });
		expect(() => readEnv({ ...other, PUBLIC_URL: 'https://mishwar.test' })).toThrow(/^DEMO: refused/);
	});

	it('with a database of the operator mean a real installation', () => {
		expect(readEnv(real)).toMatchObject({ demo: false, logLevel: 'info' });
		expect(readEnv({ ...real, PORT: '' }).PORT).toBe(3000);
	});

	it.each([
		[{ PORT: 'http' }, /^PORT: a port/],
		[{ PORT: '70000' }, /^PORT:/],
		[{ PROCESSES: '0' }, /^PROCESSES: how many/],
		[{ PROCESSES: 'many' }, /^PROCESSES: how many/],
		[{ SERVERS: '0' }, /^SERVERS: how many servers share the database/],
		[{ SERVERS: 'two' }, /^SERVERS: how many/],
		[{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: a postgresql/],
		[
			{ DATABASE_URL: '', DATABASE_POOL_URL: 'postgresql://u:p@pooler.test/mishwar' },
			/^DATABASE_URL: missing, while DATABASE_POOL_URL is set/,
		],
		[{ DATABASE_REPLICA_LAG_SECONDS: '-1' }, /^DATABASE_REPLICA_LAG_SECONDS: /],
		[{ PUBLIC_URL: 'mishwar.test' }, /^PUBLIC_URL: an http/],
		[{ DEMO: 'yes' }, /^DEMO: 0 or 1/],
		[{ HOST: '0.0.0.0' }, /^DEMO: refused on HOST 0\.0\.0\.0/],
		[{ PUBLIC_URL: 'https://mishwar.test' }, /^DEMO: refused on PUBLIC_URL https:\/\/mishwar\.test/],
		[{ PUBLIC_URL: 'https://mishwar.test', TRUSTED_PROXIES: '1' }, /^DEMO: refused on PUBLIC_URL/],
		[{ PUBLIC_URL: 'http://127.0.0.1.mishwar.test' }, /^DEMO: refused on PUBLIC_URL/],
		[{ HOST: '0.0.0.0', DEMO_PUBLIC: '1' }, /^DEMO: refused on HOST/],
		[{ ...real, PUBLIC_URL: '' }, /^PUBLIC_URL: missing; outside DEMO/],
		[{ ...real, MAIL_FROM: '' }, /^MAIL_FROM: missing; outside DEMO/],
		[{ ...real, SECRET_KEY: `${'x'.repeat(32)},short` }, /^SECRET_KEY: at least 32/],
		[{ MIGRATIONS: 'never' }, /^MIGRATIONS: apply or wait/],
		[{ ...real, SMTP_URL: '' }, /^SMTP_URL: missing; outside DEMO there must be e-mail/],
		[{ ...real, MYFATOORAH_URL: '', MYFATOORAH_API_KEY: '', MYFATOORAH_WEBHOOK_SECRET: '' }, /^MYFATOORAH_URL: missing/],
		[{ ...real, PAYMENT_GATEWAY: 'paytabs' }, /^PAYMENT_GATEWAY: paytabs is not set up; PAYTABS_URL is missing/],
		[{ ...real, PAYMENT_GATEWAY: 'stripe' }, /^PAYMENT_GATEWAY: myfatoorah or paytabs/],
		[{ PAYTABS_SERVER_KEY: 'k' }, /^PAYTABS_URL: missing, while PAYTABS_SERVER_KEY is set/],
		[{ PAYTABS_PROFILE_ID: 'shop' }, /^PAYTABS_PROFILE_ID: the number of a profile/],
		[{ PAYMENT_METHODS: 'CREDIT,BITCOIN' }, /^PAYMENT_METHODS: a comma list of CREDIT, DEBIT, MADA, APPLE_PAY/],
		[{ ...real, SECRET_KEY: 'short' }, /^SECRET_KEY: at least 32/],
		[{ S3_BUCKET: 'b' }, /^S3_ENDPOINT: missing, while S3_BUCKET is set/],
		[{ MAP_STYLE_URL: 'style.json' }, /^MAP_STYLE_URL: an http/],
		[{ MAP_HOSTS: 'tiles.example' }, /^MAP_HOSTS: a comma list of addresses/],
		[{ SMS_URL: 'https://sms.test' }, /SMS_TOKEN: missing, while SMS_URL is set/],
	])('%j: one line that names the variable', (given, line) => {
		expect(() => readEnv(given)).toThrow(line);
	});

	it('accept either gateway, or both with one of them for new payments', () => {
		const payTabs = { PAYTABS_URL: 'https://secure-jordan.paytabs.com/', PAYTABS_PROFILE_ID: '81000', PAYTABS_SERVER_KEY: 'k' };
		const withoutMyFatoorah = { MYFATOORAH_URL: '', MYFATOORAH_API_KEY: '', MYFATOORAH_WEBHOOK_SECRET: '' };
		expect(readEnv({ ...real, ...payTabs, ...withoutMyFatoorah }).PAYTABS_URL).toBe('https://secure-jordan.paytabs.com');
		expect(readEnv({ ...real, ...payTabs, PAYMENT_GATEWAY: 'paytabs' }).PAYMENT_GATEWAY).toBe('paytabs');
		expect(readEnv({ PAYMENT_GATEWAY: 'paytabs' }).demo).toBe(true);
		expect(readEnv({}).PAYMENT_METHODS).toEqual(['CREDIT', 'DEBIT', 'MADA']);
		expect(readEnv({ PAYMENT_METHODS: 'MADA, APPLE_PAY' }).PAYMENT_METHODS).toEqual(['MADA', 'APPLE_PAY']);
	});

	it('reduce hosts of the map to their origins', () => {
		const { MAP_HOSTS } = readEnv({ MAP_HOSTS: 'https://tiles.example/v1/, https://fonts.example:8443' });
		expect(MAP_HOSTS).toEqual(['https://tiles.example', 'https://fonts.example:8443']);
		expect(readEnv({}).MAP_HOSTS).toEqual([]);
	});

	it('can open the demo to others', () => {
		for (const reachable of [
			{ HOST: '0.0.0.0' },
			{ PUBLIC_URL: 'https://mishwar.test' },
			{ PUBLIC_URL: 'https://mishwar.test', TRUSTED_PROXIES: '1' },
		])
			expect(readEnv({ ...reachable, DEMO: '1' })).toMatchObject({ demo: true, demoBanner: true, isReachable: true, DEMO_PUBLIC: false });
	});
});
