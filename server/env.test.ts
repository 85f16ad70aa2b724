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
};

describe('settings', () => {
	it('need none for a demo on this machine', () => {
		expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', demo: true });
	});

	it('are for real with a database of one’s own', () => {
		expect(readEnv(real)).toMatchObject({ demo: false, logLevel: 'info' });
		expect(readEnv({ ...real, PORT: '' }).PORT).toBe(3000);
	});

	it.each([
		[{ PORT: 'http' }, /^PORT: a port/],
		[{ PORT: '70000' }, /^PORT:/],
		[{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: a postgresql/],
		[{ PUBLIC_URL: 'mishwar.test' }, /^PUBLIC_URL: an http/],
		[{ DEMO: 'yes' }, /^DEMO: 0 or 1/],
		[{ HOST: '0.0.0.0' }, /^DEMO: refused on HOST 0\.0\.0\.0/],
		[{ ...real, SMTP_URL: '' }, /^SMTP_URL: missing; outside DEMO there must be e-mail/],
		[{ ...real, MYFATOORAH_URL: '', MYFATOORAH_API_KEY: '', MYFATOORAH_WEBHOOK_SECRET: '' }, /^MYFATOORAH_URL: missing/],
		[{ ...real, SECRET_KEY: 'short' }, /^SECRET_KEY: at least 32/],
		[{ S3_BUCKET: 'b' }, /^S3_ENDPOINT: missing, while S3_BUCKET is set/],
		[{ SMS_URL: 'https://sms.test' }, /SMS_TOKEN: missing, while SMS_URL is set/],
	])('%j: one line that names the variable', (given, line) => {
		expect(() => readEnv(given)).toThrow(line);
	});

	it('may open the demo to others by hand', () => {
		expect(readEnv({ HOST: '0.0.0.0', DEMO: '1' }).demo).toBe(true);
	});
});
