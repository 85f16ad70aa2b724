/** The closed lists that describe a car, in the order in which screens offer them. */

export const bodyTypes = ['Sedan', 'SUV', 'Hatchback', 'Coupe', 'Convertible', 'Van', 'Truck'] as const;
export type BodyType = (typeof bodyTypes)[number];

export const transmissions = ['Automatic', 'Manual'] as const;
export type Transmission = (typeof transmissions)[number];

export const fuels = ['Petrol', 'Diesel', 'Electric', 'Hybrid'] as const;
export type Fuel = (typeof fuels)[number];

/** The search's "n or more" seats. */
export const seatChoices = [2, 4, 5, 7] as const;

/** The search's price slider, in whole JOD; its ends mean "no bound". */
export const priceSlider = { min: 0, max: 200, step: 5 } as const;

export const sorts = ['newest', 'oldest', 'price-asc', 'price-desc', 'top-rated'] as const;
export type Sort = (typeof sorts)[number];
