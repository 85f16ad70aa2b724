import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { Checkbox, Field, Input, Select, Textarea } from './field.tsx';

it.each(['en', 'ar'] as const)('connects label, hint and error to the control (%s)', (language) => {
	const part = (error?: string) => (
		<Field label="Plate" hint="As on the card" error={error} optional>
			<Input name="plate" />
		</Field>
	);
	const { rerender } = renderPart(part(), { language });
	const input = screen.getByRole('textbox', { name: `Plate (${texts[language].kit.optional})`, description: 'As on the card' });
	expect(input.getAttribute('aria-invalid')).toBeNull();
	rerender(part('Too short'));
	expect(screen.getByRole('textbox', { description: 'As on the card Too short' }).getAttribute('aria-invalid')).toBe('true');
	expect(screen.getByRole('alert').textContent).toBe('Too short');
});

it('does the same for text areas and selects', async () => {
	const { user } = renderPart(
		<>
			<Field label="Description" error="Please say more">
				<Textarea />
			</Field>
			<Field label="Fuel">
				<Select defaultValue="PETROL">
					<option value="PETROL">Petrol</option>
					<option value="HYBRID">Hybrid</option>
				</Select>
			</Field>
			<Checkbox label="Only cars that deliver" />
		</>,
	);
	expect(screen.getByRole('textbox', { name: 'Description', description: 'Please say more' }).tagName).toBe('TEXTAREA');
	await user.selectOptions(screen.getByRole('combobox', { name: 'Fuel' }), 'Hybrid');
	expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('HYBRID');
	await user.click(screen.getByText('Only cars that deliver'));
	expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
