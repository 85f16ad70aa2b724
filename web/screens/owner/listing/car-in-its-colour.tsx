/** Drawing of the car in the chosen body type and colour, and the common colours to choose from. */
import { useDeferredValue, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bodyTypes } from '#contract/car-attributes.ts';
import { commonColours, findColour, paintOf } from '#contract/car-colours.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

/** Rendered by the server; its code is loaded with the first scroll or the first change. */
const PaintedCar = deferredComponent(
	async () => ({ default: (await import('#web/features/cars/drawing/side-view.tsx')).PaintedCar }),
	<div className="mx-auto aspect-[3/1] w-full max-w-80" />,
	{ onceScrolled: true },
);

export function CarInItsColour({ className }: { className: string }) {
	const { basics: t } = useScreenTexts<ListingTexts>();
	const { language } = useLanguage();
	const { control, setValue, formState } = useFormContext<ListingValues>();
	const [bodyType, color] = useWatch({ control, name: ['bodyType', 'color'] });
	const chosen = findColour(color);
	const body = bodyTypes.find((each) => each === bodyType) ?? 'Sedan';
	const paint = paintOf(color);
	// Deferred, so that the previous drawing stays until the code is loaded, instead of a placeholder.
	const [drawnBody, drawnPaint] = [useDeferredValue(body), useDeferredValue(paint)];
	useEffect(() => {
		if (drawnBody !== body || drawnPaint !== paint) PaintedCar.load();
	}, [drawnBody, body, drawnPaint, paint]);
	const choose = (name: string) => setValue('color', name, { shouldDirty: true, shouldValidate: formState.isSubmitted });
	return (
		<div className={className}>
			<div className="grid items-center gap-4 rounded-control bg-sunken p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_15rem]">
				<PaintedCar bodyType={drawnBody} paint={drawnPaint} className="mx-auto h-auto w-full max-w-80" />
				<fieldset className="min-w-0">
					<legend className="mb-1 text-muted text-sm">{t.commonColours}</legend>
					<div className="grid grid-cols-5 justify-items-center">
						{commonColours.map(({ names: [en, ar], paint }) => {
							const name = language === 'ar' ? ar : en;
							return (
								<button
									key={en}
									type="button"
									aria-pressed={chosen?.paint === paint}
									aria-label={name}
									data-tooltip={name}
									onClick={() => choose(name)}
									className="group grid size-11 place-items-center rounded-pill"
								>
									<span
										style={{ backgroundColor: paint }}
										className="size-7 rounded-pill border border-control-line group-hover:scale-110 group-aria-pressed:outline-2 group-aria-pressed:outline-primary group-aria-pressed:outline-offset-2 forced-colors:forced-color-adjust-none"
									/>
								</button>
							);
						})}
					</div>
				</fieldset>
			</div>
		</div>
	);
}
