import { p02 } from "./laws/p02-tokens.js";
import { registrySubjects } from "./support/subjects.js";

p02(registrySubjects());
