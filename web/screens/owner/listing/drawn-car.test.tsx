import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paintOf } from '#contract/car-colours.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import type { PhotoUpload } from '#web/features/uploads/use-photo-uploads.ts';
import { CarInItsColour } from './car-in-its-colour.tsx';
import { GuidedPhotos } from './guided-photos.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';
import { emptyValues, type ListingValues } from './values.ts';

const texts = { en, ar };

/** Every element counts as visible. */
beforeEach(() => {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe: () => void;
			constructor(onSeen: (entries: Array<{ isIntersecting: boolean }>) => void) {
				this.observe = () => onSeen([{ isIntersecting: true }]);
			}
			disconnect = () => undefined;
		},
	);
});
afterEach(() => vi.unstubAllGlobals());

function inForm(part: (fields: ReactNode) => ReactNode, language: 'en' | 'ar' = 'en') {
	function Form() {
		const form = useForm<ListingValues>({ defaultValues: emptyValues });
		const fields = (
			<>
				<input aria-label="body" {...form.register('bodyType')} />
				<input aria-label="colour" {...form.register('color')} />
			</>
		);
		return <FormProvider {...form}>{part(fields)}</FormProvider>;
	}
	return renderPart(<Form />, { language, screenTexts: texts[language] });
}

it('draws the chosen body type in the typed colour, or in one of the common colours', async () => {
	const { user } = inForm(
		(fields) => (
			<>
				{fields}
				<CarInItsColour className="" />
			</>
		),
		'ar',
	);
	const car = () => screen.getByTestId('painted-car');
	await screen.findByTestId('painted-car');
	const colour = screen.getByRole<HTMLInputElement>('textbox', { name: 'colour' });
	expect(car().getAttribute('data-paint')).toBeNull();
	await user.type(colour, 'Dark red');
	await vi.waitFor(() => expect(car().getAttribute('data-paint')).toBe(paintOf('Dark red')));
	const sedan = car().innerHTML;
	fireEvent.change(screen.getByRole('textbox', { name: 'body' }), { target: { value: 'Truck' } });
	await vi.waitFor(() => expect(car().innerHTML).not.toBe(sedan));
	await user.click(screen.getByRole('button', { name: 'أسود' }));
	expect(colour.value).toBe('أسود');
	await vi.waitFor(() => expect(car().getAttribute('data-paint')).toBe(paintOf('Black')));
	expect(screen.getByRole('button', { name: 'أسود' }).getAttribute('aria-pressed')).toBe('true');
});

it('asks for five photos with the camera, and shows which were added', async () => {
	const add = vi.fn();
	const front: PhotoUpload = { key: '1', preview: '/objects/uploads/1', step: 'ready', path: '/objects/uploads/1', shot: 'FRONT' };
	const { user } = inForm(() => <GuidedPhotos photos={{ items: [front], add }} />);
	const { guided: t } = en.photos;
	expect(screen.getByText(t.taken(t.shots.FRONT))).toBeDefined();
	const rear = screen.getByLabelText<HTMLInputElement>(t.take(t.shots.REAR));
	expect(rear.getAttribute('capture')).toBe('environment');
	const file = new File(['x'], 'rear.jpg', { type: 'image/jpeg' });
	await user.upload(rear, file);
	expect(add).toHaveBeenCalledWith([file], 'REAR');
});

it('asks for no photos of a car that already has some', () => {
	const stored: PhotoUpload = { key: '1', preview: '/objects/photos/1?w=400', step: 'taken', id: '1' };
	inForm(() => <GuidedPhotos photos={{ items: [stored], add: vi.fn() }} />);
	expect(screen.queryByText(en.photos.guided.title)).toBeNull();
});
