/** What links and bars know of moving between screens, without knowing the screens. */
import { createContext, useContext } from 'react';

type Navigating = {
	/** Whether the next screen is on its way. */
	pending: boolean;
	/** A head start: fetches code and data of the screen at an address that will probably be followed. */
	prepare(address: string): void;
};

const NavigatingContext = createContext<Navigating>({ pending: false, prepare: () => undefined });
export const NavigatingProvider = NavigatingContext.Provider;
export const useNavigating = (): Navigating => useContext(NavigatingContext);
