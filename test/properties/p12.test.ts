import { p12 } from "./laws/p12-numbers.js";
import { registrySubjects } from "./support/subjects.js";

p12(registrySubjects());
