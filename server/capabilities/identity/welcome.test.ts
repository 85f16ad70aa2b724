import { afterAll, expect, it } from 'vitest';
import { signUpWithEmail } from '#contract/sign-in.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld } from '#tests/support/world.ts';

const sink = await startSmtpSink();
const world = aWorld({ SMTP_URL: sink.url });
afterAll(sink.close);

it.each([
	['en', 'Welcome to Mishwar', 'verify your identity'],
	['ar', 'أهلاً بك في مشوار', 'وثّق هويتك'],
] as const)('one letter in %s welcomes a new person, contains the code, and names the next steps', async (lang, welcome, next) => {
	const email = `welcome-${lang}@mishwar.test`;
	await world.visitor().call(signUpWithEmail, {
		body: { email, password: 'a short sentence is easy', firstName: 'Rana', lastName: 'Haddad', lang },
	});
	await world.runJobs();
	const letters = sink.emails.filter(({ to }) => to?.[0]?.address === email);
	expect(letters).toHaveLength(1);
	const [letter] = letters;
	const code = /\b[A-Z0-9]{6}\b/.exec(letter?.subject ?? '')?.[0] ?? 'none';
	for (const part of [welcome, code, next, '/help']) expect(letter?.text).toContain(part);
	expect(letter?.html).toContain(`<html lang="${lang}"`);
});
