/** Every dialog with a code that was sent to the person: once its attempts are used up, it asks to request another one. */
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MAX_CODE_TRIES, sendEmailCode } from '#contract/account.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { spentTexts } from '#web/features/account/spent-code.ts';
import StepUpDialog from '#web/features/session/step-up/step-up-dialog.tsx';
import { texts as stepUpAr } from '#web/features/session/step-up/texts.ar.ts';
import { texts as stepUpEn } from '#web/features/session/step-up/texts.en.ts';
import EmailDialog from './email/email-dialog.tsx';
import LeaveDialog from './privacy/leave-dialog.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const email = <EmailDialog email="lina@mishwar.test" open onOpenChange={nothing} />;
const leaving = <LeaveDialog open onOpenChange={nothing} />;
const confirming = <StepUpDialog open onClose={nothing} />;

const parts: ReadonlyArray<[part: string, ReactElement, 'en' | 'ar', texts: { code: string; submit: string }, refusal: string]> = [
	['verifying an address', email, 'en', en.email, 'CODE_INVALID'],
	['verifying an address', email, 'ar', ar.email, 'CODE_INVALID'],
	['deleting the account', leaving, 'en', { ...en.privacy, submit: en.privacy.confirm }, 'LEAVING_CODE_WRONG'],
	['deleting the account', leaving, 'ar', { ...ar.privacy, submit: ar.privacy.confirm }, 'LEAVING_CODE_WRONG'],
	['reauthenticating', confirming, 'en', stepUpEn, 'CODE_INVALID'],
	['reauthenticating', confirming, 'ar', stepUpAr, 'CODE_INVALID'],
];

const read = { reasons: [], proof: 'SMS_CODE', isRecent: false, methods: ['SMS_CODE'] };

it.each(parts)('used-up attempts are reported when %s (%#)', async (_, part, language, texts, refusal) => {
	let calls = 0;
	vi.stubGlobal('fetch', async (path: string) => {
		if (path === sendEmailCode.path) return Response.json({ success: true, email: 'lina@mishwar.test' });
		calls += 1;
		return Response.json({ code: refusal, error: 'Invalid or expired code' }, { status: 400 });
	});
	const screenTexts = language === 'en' ? en : ar;
	const { user } = renderPart(part, { language, screenTexts, transport: async () => Response.json(read) });
	const input = await screen.findByRole('textbox', { name: texts.code });
	await user.type(input, '123456');
	const submit = screen.getByRole('button', { name: texts.submit });
	for (let tries = 1; tries <= MAX_CODE_TRIES; tries += 1) {
		expect(screen.queryByText(spentTexts[language])).toBeNull();
		await user.click(submit);
		await waitFor(() => {
			expect(calls).toBe(tries);
			expect(input.getAttribute('aria-invalid')).toBe('true');
		});
	}
	expect(await screen.findByText(spentTexts[language])).toBeDefined();
});
