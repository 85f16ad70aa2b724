import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ApiError } from '#web/browser/fetching.ts';
import { detail as ar } from '#web/features/bookings/detail/texts.ar.ts';
import { detail as en } from '#web/features/bookings/detail/texts.en.ts';
import { ContestDialog } from './contest-dialog.tsx';

type PartProps = { texts: typeof en.contest; contest?: Partial<Parameters<typeof ContestDialog>[0]['contest']>; isBlocked?: boolean };

function Part({ texts, contest, ...rest }: PartProps) {
	return (
		<ContestDialog
			open
			onOpenChange={() => undefined}
			texts={texts}
			maxLength={500}
			contest={{ isPending: false, error: null, mutate: () => undefined, ...contest }}
			{...rest}
		/>
	);
}

it.each([
	['en', en.contest],
	['ar', ar.contest],
] as const)('asks for a reason, and sends nothing without one (%s)', async (language, texts) => {
	const mutate = vi.fn();
	const { user } = renderPart(<Part texts={texts} contest={{ mutate }} />, { language });
	await screen.findByRole('dialog', { name: texts.title, description: texts.text });
	const confirm = screen.getByRole<HTMLButtonElement>('button', { name: texts.confirm });
	expect(confirm.disabled).toBe(true);
	await user.type(screen.getByRole('textbox', { name: texts.reason }), ' I was there ');
	await user.click(confirm);
	expect(mutate).toHaveBeenCalledWith('I was there');
});

it('waits for the content below the reason, and shows a refusal at the field', async () => {
	const error = new ApiError(400, 'INVALID_INPUT', '', { fields: { reason: 'Too short' } });
	const { user } = renderPart(<Part texts={en.contest} contest={{ error }} isBlocked />);
	expect((await screen.findByRole('alert')).textContent).toBe('Too short');
	await user.type(screen.getByRole('textbox', { name: en.contest.reason }), 'I was there');
	expect(screen.getByRole<HTMLButtonElement>('button', { name: en.contest.confirm }).disabled).toBe(true);
});
