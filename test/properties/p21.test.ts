import { p21 } from "./laws/p21-linear.js";
import { registrySubjects } from "./support/subjects.js";

p21(registrySubjects());
