import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { kycStatus } from '#contract/kyc.ts';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { ApiError } from '#web/browser/fetching.ts';
import { queryFor } from '#web/browser/queries.ts';
import { Button } from './button.tsx';
import { type Action, hasFieldErrors, useActionMutation } from './use-action-mutation.ts';

type Options = Partial<Action<string, string>>;

function Part({ call = async () => 'answer', ...options }: Options) {
	const { data } = useQuery(queryFor(kycStatus));
	const action = useActionMutation<string, string>({ call, refreshes: [kycStatus], done: 'It is done', failed: 'It failed', ...options });
	return (
		<>
			<p>Status: {data?.status}</p>
			<Button busy={action.isPending} onClick={() => action.mutate('input')}>
				Do it
			</Button>
		</>
	);
}

/** Each read returns the next of these. */
const statuses = (...given: string[]) => ({ transport: async () => new Response(JSON.stringify({ status: given.shift() })) });
const refusal = (status: number, fields: Record<string, string> = {}) =>
	new ApiError(status, 'REFUSED', 'Refused', { error: 'Somebody else was faster', fields });
const press = () => screen.getByRole('button', { name: 'Do it' });

it('reports success, closes its window first, and refetches the affected queries', async () => {
	const onDone = vi.fn();
	const call = vi.fn(async () => 'answer');
	const { user } = renderPart(<Part call={call} onDone={onDone} />, statuses('PENDING', 'APPROVED'));
	expect(await screen.findByText('Status: PENDING')).toBeDefined();
	await user.click(press());
	expect(call.mock.calls[0]?.slice(0, 1)).toEqual(['input']);
	expect(onDone).toHaveBeenCalledWith('answer', 'input', expect.anything());
	expect(await screen.findByText('It is done')).toBeDefined();
	expect(await screen.findByText('Status: APPROVED')).toBeDefined();
});

it.each(['en', 'ar'] as const)('names the failure and the reason, and refetches nothing (%s)', async (language) => {
	const call = () => Promise.reject(new ApiError(0, 'NO_ANSWER', ''));
	const { user } = renderPart(<Part call={call} />, { ...statuses('PENDING', 'APPROVED'), language });
	await user.click(press());
	const toast = within(await screen.findByRole('region', { name: new RegExp(texts[language].kit.notifications.split(' (')[0] ?? '') }));
	expect(await toast.findByText('It failed')).toBeDefined();
	expect(toast.getByText(texts[language].errors.NO_ANSWER ?? texts[language].states.error)).toBeDefined();
	expect(screen.getByText('Status: PENDING')).toBeDefined();
	expect(press().hasAttribute('disabled')).toBe(false);
});

it.each([404, 409])('refetches what another person has changed (%i)', async (status) => {
	const onOutdated = vi.fn();
	const { user } = renderPart(
		<Part call={() => Promise.reject(refusal(status))} onOutdated={onOutdated} />,
		statuses('PENDING', 'REJECTED'),
	);
	expect(await screen.findByText('Status: PENDING')).toBeDefined();
	await user.click(press());
	expect(await screen.findByText('Somebody else was faster')).toBeDefined();
	expect(await screen.findByText('Status: REJECTED')).toBeDefined();
	expect(onOutdated).toHaveBeenCalledOnce();
});

it('leaves errors of fields to the form', async () => {
	const onFailed = vi.fn();
	const call = () => Promise.reject(refusal(400, { name: 'Too short' }));
	const { user } = renderPart(<Part call={call} isShownElsewhere={hasFieldErrors} onFailed={onFailed} />, statuses('PENDING'));
	await user.click(press());
	expect(await screen.findByText('Status: PENDING')).toBeDefined();
	expect(screen.queryByText('It failed')).toBeNull();
	expect(onFailed).not.toHaveBeenCalled();
});
