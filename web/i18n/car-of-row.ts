/**
 * What a car is called in a row that tells of something else: a claim, a fine, an amount. Apart from `car-name.ts`, which visitors load.
 * Data that an earlier release stored on the device has no Arabic names.
 */
import { carNameOf } from './car-name.ts';
import type { Language } from './language.ts';

/** Of a row with the title of the car. */
export const namedCarOf = ({ carTitle, carTitleAr = carTitle }: { carTitle: string; carTitleAr?: string }, language: Language): string =>
	language === 'ar' ? carTitleAr : carTitle;

type Row = { carMake: string; carModel: string; carYear: number; carMakeAr?: string; carModelAr?: string };

/** Of a row of money. */
export const carOfRow = ({ carMake, carModel, carYear, carMakeAr = carMake, carModelAr = carModel }: Row, language: Language): string =>
	carNameOf({ make: carMake, model: carModel, makeAr: carMakeAr, modelAr: carModelAr, year: carYear }, language);
