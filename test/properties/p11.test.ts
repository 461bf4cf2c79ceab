import { p11 } from "./laws/p11-types.js";
import { registrySubjects } from "./support/subjects.js";

p11(registrySubjects());
