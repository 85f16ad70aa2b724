import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { ApiError } from '#web/browser/fetching.ts';
import { Button } from './button.tsx';
import { Field, Input, Select } from './field.tsx';
import { useActionForm } from './use-action-form.ts';
import { hasFieldErrors } from './use-action-mutation.ts';

type Person = { firstName: string; lastName: string; language: string };
const lina: Person = { firstName: 'Lina', lastName: 'Haddad', language: 'en' };

function Details({ person = lina, call }: { person?: Person; call(person: Person): Promise<Person> }) {
	const { form, field, props, errors, send } = useActionForm<Person, Person>({
		values: person,
		resetOptions: { keepDirtyValues: true },
		call,
		done: 'Saved',
		failed: 'Not saved',
		isShownElsewhere: hasFieldErrors,
		onDone: (saved, { reset }) => reset(saved),
	});
	return (
		<form {...props} aria-label="Details">
			<Field label="First name" error={errors.firstName}>
				<Input {...field('firstName')} />
			</Field>
			<Field label="Last name" error={errors.lastName}>
				<Input {...field('lastName')} />
			</Field>
			<Field label="Language" error={errors.language}>
				<Select {...field('language')}>
					<option value="en">English</option>
					<option value="ar">العربية</option>
				</Select>
			</Field>
			<Button type="submit" busy={send.isPending}>
				{form.formState.isDirty ? 'Save changes' : 'Save'}
			</Button>
		</form>
	);
}

const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
const last = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' });
const save = () => screen.getByRole('button', { name: /Save/ });
const refused = (fields: Record<string, string>) => new ApiError(400, 'INVALID_INPUT', 'Invalid', { fields });

it('sends all values with the changes, and reports success', async () => {
	const call = vi.fn(async (person: Person) => person);
	const { user } = renderPart(<Details call={call} />);
	expect([first().value, last().value, save().textContent]).toEqual(['Lina', 'Haddad', 'Save']);
	await user.clear(last());
	await user.type(last(), 'Khoury');
	await user.selectOptions(screen.getByRole('combobox'), 'العربية');
	expect(save().textContent).toBe('Save changes');
	await user.click(save());
	expect(call.mock.calls[0]?.[0]).toEqual({ firstName: 'Lina', lastName: 'Khoury', language: 'ar' });
	expect(await screen.findByText('Saved')).toBeDefined();
	expect(save().textContent).toBe('Save');
});

it.each(['en', 'ar'] as const)(
	'shows an error at each invalid field, retains the input, and focuses the first one (%s)',
	async (language) => {
		const call = vi.fn<(person: Person) => Promise<Person>>();
		call.mockRejectedValueOnce(refused({ lastName: texts[language].states.error, firstName: 'Too short' })).mockResolvedValueOnce(lina);
		const { user } = renderPart(<Details call={call} />, { language });
		await user.clear(first());
		await user.type(first(), 'L{Enter}');
		expect(await screen.findByRole('textbox', { name: 'First name', description: 'Too short' })).toBe(first());
		expect(screen.getByRole('textbox', { description: texts[language].states.error })).toBe(last());
		await waitFor(() => expect(document.activeElement).toBe(first()));
		expect(first().value).toBe('L');
		expect(screen.queryByText('Not saved')).toBeNull();
		await user.type(first(), 'ina{Enter}');
		expect(await screen.findByText('Saved')).toBeDefined();
		expect(screen.queryAllByRole('textbox', { description: /./ })).toEqual([]);
	},
);

it('shows a general failure in a toast, and can be submitted again', async () => {
	const call = vi.fn(() => Promise.reject(new ApiError(503, 'BUSY', 'Busy', { error: 'Please try again in a minute' })));
	const { user } = renderPart(<Details call={call} />);
	await user.type(last(), '-Khoury{Enter}');
	expect(await screen.findByText('Not saved')).toBeDefined();
	expect(screen.getByText('Please try again in a minute')).toBeDefined();
	expect(last().value).toBe('Haddad-Khoury');
	await user.click(save());
	await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it('follows changes from elsewhere, except in fields being edited', async () => {
	const call = async (person: Person) => person;
	const { user, rerender } = renderPart(<Details call={call} />);
	await user.type(last(), '-Khoury');
	rerender(<Details call={call} person={{ firstName: 'Leen', lastName: 'Nasser', language: 'ar' }} />);
	await waitFor(() => expect(first().value).toBe('Leen'));
	expect(last().value).toBe('Haddad-Khoury');
});
