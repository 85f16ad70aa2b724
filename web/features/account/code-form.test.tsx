import { act, fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ApiError, NO_ANSWER } from '#web/browser/fetching.ts';
import { CodeForm } from './code-form.tsx';
import { CodeInput, toCode } from './code-input.tsx';
import { ResendButton } from './resend-button.tsx';
import { spentTexts } from './spent-code.ts';

afterEach(() => vi.useRealTimers());

it('reduces the input of a code to six digits', () => {
	expect(['12 34-56', '١٢٣٤٥٦٧', '۱۲۳', 'abc'].map((typed) => toCode(typed))).toEqual(['123456', '123456', '123', '']);
	expect([' ab-3 4cd', 'ab٣'].map((typed) => toCode(typed, 'letters'))).toEqual(['AB34CD', 'AB3']);
});

const english = {
	sent: ['We sent a code to', '.'],
	label: '6-digit code',
	submit: 'Log in',
	busy: 'Logging in...',
	change: 'Change number',
};
const arabic = { sent: ['أرسلنا رمزاً إلى', '.'], label: 'الرمز', submit: 'دخول', busy: 'لحظة...', change: 'غيّر الرقم' };

type PartProps = {
	sentTo?: { phone: string } | { email: string };
	texts?: typeof english;
	onCode?(code: string): void;
	error?: string;
	failure?: Error | null;
	sentAt?: number;
	onChangeAddress?(): void;
};

function Part({ sentTo = { phone: '+962790123456' }, texts = english, onCode, error, failure = null, sentAt, onChangeAddress }: PartProps) {
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onCode?.(String(new FormData(event.currentTarget).get('code')));
	};
	return (
		<CodeForm
			form={{ onSubmit }}
			sentTo={sentTo}
			texts={texts}
			busy={false}
			failure={failure}
			{...(error && { error })}
			{...(sentAt && { sentAt })}
			onChangeAddress={() => onChangeAddress?.()}
		/>
	);
}

it.each([
	['en', english, '123456'],
	['ar', arabic, '١٢٣٤٥٦'],
] as const)('can be typed at once, in the digits of either script (%s)', async (language, texts, typed) => {
	const onCode = vi.fn();
	const { user } = renderPart(<Part texts={{ ...texts, sent: [...texts.sent] }} onCode={onCode} />, { language });
	const input = screen.getByRole<HTMLInputElement>('textbox', { name: texts.label });
	expect(document.activeElement).toBe(input);
	// The code and the number are written from left to right in both languages.
	expect(input.dir).toBe('ltr');
	expect(screen.getByText(/\+962/).dir).toBe('ltr');
	await user.keyboard(`${typed}{Enter}`);
	expect(input.value).toBe('123456');
	expect(onCode).toHaveBeenCalledWith('123456');
});

it('accepts a pasted code with surrounding text', async () => {
	const onCode = vi.fn();
	const { user } = renderPart(<Part onCode={onCode} />);
	await user.paste(' 123 456. ');
	await user.click(screen.getByRole('button', { name: 'Log in' }));
	expect(onCode).toHaveBeenCalledWith('123456');
});

it('names the error, retains the input, and is ready for another attempt', async () => {
	const { user, rerender } = renderPart(<Part />);
	await user.keyboard('000000');
	await user.click(screen.getByRole('button', { name: 'Log in' }));
	rerender(<Part error="Invalid code" />);
	const input = screen.getByRole<HTMLInputElement>('textbox', { description: 'Invalid code' });
	expect(screen.getByRole('alert').textContent).toBe('Invalid code');
	expect(input.value).toBe('000000');
	expect(document.activeElement).toBe(input);
});

it('accepts letters if the code came by e-mail', async () => {
	const onCode = vi.fn();
	const { user } = renderPart(<Part sentTo={{ email: 'lina@mishwar.test' }} onCode={onCode} />);
	expect(screen.getByText('lina@mishwar.test').tagName).toBe('BDI');
	await user.keyboard('ab3-4cd{Enter}');
	expect(onCode).toHaveBeenCalledWith('AB34CD');
});

it('returns to the number', async () => {
	const onChangeAddress = vi.fn();
	const { user } = renderPart(<Part onChangeAddress={onChangeAddress} />);
	await user.click(screen.getByRole('button', { name: 'Change number' }));
	expect(onChangeAddress).toHaveBeenCalledOnce();
});

it('displays letters as capitals if its parent controls them', async () => {
	function Letters() {
		const [code, setCode] = useState('');
		return <CodeInput kind="letters" aria-label="Code" value={code} onChange={setCode} />;
	}
	const { user } = renderPart(<Letters />);
	await user.type(screen.getByRole('textbox'), 'ab3-4cde');
	expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('AB34CD');
});

it('sends another code only after half a minute', () => {
	vi.useFakeTimers();
	const onResend = vi.fn();
	const texts = { resend: 'Resend', resendIn: (time: string) => `Resend in ${time}`, sending: 'Sending...' };
	renderPart(<ResendButton sentAt={Date.now()} texts={texts} busy={false} onResend={onResend} />);
	expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 0:30' }).disabled).toBe(true);
	act(() => vi.advanceTimersByTime(31_000));
	fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
	expect(onResend).toHaveBeenCalledOnce();
});

const refusedWith = (code: string) => new ApiError(400, code, 'Invalid code');

it.each(['en', 'ar'] as const)('asks for another code once its attempts are used up, until another one was sent (%s)', (language) => {
	const { rerender } = renderPart(<Part error="Invalid code" sentAt={1} />, { language });
	const shownAfter = (failure: Error, sentAt = 1) => {
		// The failure of the previous call is reset during a new one.
		rerender(<Part sentAt={sentAt} />);
		rerender(<Part error="Invalid code" failure={failure} sentAt={sentAt} />);
		return screen.getByRole('alert').textContent;
	};
	for (let tries = 0; tries < 4; tries += 1) expect(shownAfter(refusedWith('CODE_INVALID'))).toBe('Invalid code');
	// Does not count as an attempt.
	expect(shownAfter(new ApiError(0, NO_ANSWER, 'No answer'))).toBe('Invalid code');
	expect(shownAfter(refusedWith('PHONE_CODE_WRONG'))).toBe(spentTexts[language]);
	expect(shownAfter(refusedWith('CODE_INVALID'), 2)).toBe('Invalid code');
});
