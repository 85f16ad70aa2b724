/** Names of cars in the language of the page. Data that an earlier release stored on the device lacks the Arabic names. */
import type { Language } from './language.ts';

type Model = { make: string; model: string; makeAr?: string; modelAr?: string };

/** `Toyota Corolla`, `تويوتا كورولا`. */
export const carModelOf = ({ make, model, makeAr = make, modelAr = model }: Model, language: Language): string =>
	language === 'ar' ? `${makeAr} ${modelAr}` : `${make} ${model}`;

/** `Toyota Corolla 2021`, `تويوتا كورولا 2021`. */
export const carNameOf = (car: Model & { year: number }, language: Language): string => `${carModelOf(car, language)} ${car.year}`;

/** Name for rows with a flat title and no car. */
export const namedCarOf = ({ carTitle, carTitleAr = carTitle }: { carTitle: string; carTitleAr?: string }, language: Language): string =>
	language === 'ar' ? carTitleAr : carTitle;

type Row = { carMake: string; carModel: string; carYear: number; carMakeAr?: string; carModelAr?: string };

/** Name for rows about money. */
export const carOfRow = ({ carMake, carModel, carYear, carMakeAr = carMake, carModelAr = carModel }: Row, language: Language): string =>
	carNameOf({ make: carMake, model: carModel, makeAr: carMakeAr, modelAr: carModelAr, year: carYear }, language);
