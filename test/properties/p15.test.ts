import { p15 } from "./laws/p15-locality.js";
import { registrySubjects } from "./support/subjects.js";

p15(registrySubjects());
