// A map of Europe by countries; each module brings the file of shapes that is fine enough for it.
export { drawEurope, MAP_SIZE, type MapShape } from './map/drawEurope.ts';
