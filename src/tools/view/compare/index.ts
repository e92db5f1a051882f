/** Several resolvers beside each other. A chunk of its own, loaded when they are asked. */
export {askEach} from './compare';
export {Sights} from './Sights';
