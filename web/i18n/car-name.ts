/** What a car is called in the language of the page. Data that an earlier release stored on the device has no Arabic names. */
import type { Language } from './language.ts';

type Model = { make: string; model: string; makeAr?: string; modelAr?: string };

/** `Toyota Corolla`, `تويوتا كورولا`. */
export const carModelOf = ({ make, model, makeAr = make, modelAr = model }: Model, language: Language): string =>
	language === 'ar' ? `${makeAr} ${modelAr}` : `${make} ${model}`;

/** `Toyota Corolla 2021`, `تويوتا كورولا 2021`. */
export const carNameOf = (car: Model & { year: number }, language: Language): string => `${carModelOf(car, language)} ${car.year}`;

/** The title that its owner gave it, in Arabic if it is a name. */
export const carTitleOf = ({ title, titleAr = title }: { title: string; titleAr?: string }, language: Language): string =>
	language === 'ar' ? titleAr : title;
